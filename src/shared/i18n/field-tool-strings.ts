/**
 * Names of the buttons beside a field, in English. The tools that they open have their own words.
 */
export const fieldToolStrings = {
  date: (field: string) => `Choose a date for ${field}`,
  wording: (field: string) => `Wording for ${field}`,
}
