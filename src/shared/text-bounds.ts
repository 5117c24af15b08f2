/*
 * The longest texts that a card takes, in UTF-16 units, as the `maxlength` of an input counts.
 */

/** A field of a design, with what the visitor types into it. */
export const maxFieldLength = 200

/** Any text of a draft: drafts that were kept or sent hold texts of this length. */
export const maxDraftTextLength = 400
