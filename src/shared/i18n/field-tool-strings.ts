/** Names of the buttons beside a field, in English; what they open has its words apart. */
export const fieldToolStrings = {
  date: (field: string) => `Choose a date for ${field}`,
  wording: (field: string) => `Wording for ${field}`,
}
