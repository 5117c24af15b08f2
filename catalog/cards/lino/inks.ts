/** Palettes with the words printed on paper. */
export const printed = ['press', 'indigo', 'forest', 'oxblood', 'slate'] as const

/** The same inks with the words carved out of the block. */
export const carved = [
  'press-carved',
  'indigo-carved',
  'forest-carved',
  'oxblood-carved',
  'slate-carved',
] as const
