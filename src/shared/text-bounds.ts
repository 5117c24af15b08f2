/* Maximum lengths of texts on a card, in UTF-16 units, as the `maxlength` of an input counts. */

/** A field of a design, and the visitor's text in it. */
export const maxFieldLength = 200

/** The name on the envelope of a personal link: at most two lines of it fit. */
export const maxEnvelopeNameLength = 60

/** Any text of a draft: stored and sent drafts contain texts of this length. */
export const maxDraftTextLength = 400
