/** Lengths of the fields in characters (Unicode code points), inclusive, after trimming. */
export const contactBounds = {
  name: { min: 1, max: 100 },
  email: { min: 1, max: 254 },
  phone: { min: 1, max: 40 },
  message: { min: 1, max: 5000 },
} as const
