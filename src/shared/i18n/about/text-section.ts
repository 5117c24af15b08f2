/** A heading and the paragraphs below it. */
export interface TextSection {
  title: string
  paragraphs: readonly string[]
}
