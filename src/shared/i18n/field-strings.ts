/** The words of a field of a form, in English. */
export const fieldStrings = {
  /** After the label; a screen reader hears it from the field itself. */
  required: 'required',
}
