/*
 * What people call the kinds of card, and the properties of a card: its language, look and format.
 * Slugs are those in the row of a card.
 */

/** Phrases by the slug of a kind of card. A kind excludes other kinds. */
export const kindPhrases: Readonly<Record<string, string>> = {
  announcement: 'announcement, announce, announcing, hodaah, הודעה, מודעה, אנזאג',
  invitation:
    'invitation, invitations, invite, invites, inviting, hazmanah, hazmana, einladung, save the date, ' +
    'הזמנה, הזמנות, הזמנת, מזמינים, להזמינכם, איינלאדונג, פארבעטונג',
  'mazel-tov':
    'mazel tov, mazal tov, mazl tov, mazeltof, mazal bueno, mabrouk, mabruk, congratulations, congratulation, ' +
    'congrats, best wishes, besorot tovot, מזל טוב, מזלט, ברכות, מאזל טאוו, מאזל טוב, בשעה טובה, ' +
    'בשעה טובה ומוצלחת',
  'thank-you':
    'thank you, thanks, thx, thnx, ty, thank you note, thankyou, thank, todah, toda, toda raba, yasher koach, ' +
    'yishar koach, shkoyach, a dank, a hartzigen dank, dank, gratitude, appreciation, merci, ' +
    'תודה, תודות, תודה רבה, יישר כח, ישר כח, ישר כוח, א דאנק, א הארציגן דאנק, דאנק, הכרת הטוב',
}

/** Phrases by the slug of a language. */
export const languagePhrases: Readonly<Record<string, string>> = {
  en: 'english, inglish, אנגלית, ענגליש',
  he: 'hebrew, ivrit, ivris, loshon kodesh, lashon hakodesh, עברית, לשון הקודש, העברעאיש',
  yi: 'yiddish, idish, yidish, yiddis, אידיש, יידיש',
}

/** Phrases by the slug of a property of cards. */
export const facetPhrases: Readonly<Record<string, string>> = {
  poster:
    'poster, posters, status poster, status, statuses, whatsapp, whats app, whatsapp status, ' +
    'פוסטר, פוסטרים, סטטוס, סטאטוס, וואטסאפ, ווצאפ, ווטסאפ, sign',
  card: 'card, cards, greeting card, greeting cards, greeting, greetings, כרטיס, כרטיסים, כרטיסי ברכה, ברכה, קארטל, גלויה',
  square: 'square, ריבוע',
  print: 'print, prints, printable, printing, pdf, להדפסה, הדפסה, דרוקן',
  papercut: 'papercut, paper cut, cut paper, lace, מגזרת, מגזרת נייר, שערענשניט',
  foil: 'foil, velvet, gold, golden, gold foil, luxury, fancy, זהב, קטיפה, גאלד, סאמעט',
  botanical:
    'botanical, flowers, flower, floral, blossom, blossoms, watercolour, watercolor, ' +
    'פרחים, פרח, פרחוני, בלומען, עלים',
  night: 'night sky, stars, star, sky, כוכבים, שטערן',
  kids: 'for kids, for children, childrens, childish, לילדים',
  rimon: 'pomegranate, pomegranates, rimon, rimonim, bough, branch, רימון, רימונים, מילגרוים',
  arch: 'arch, gate, doves, dove, crown, שער, יונה, יונים, כתר, טויבן',
  'sefer-torah': 'sefer torah, torah, torah scroll, toirah, scroll, ספר תורה, תורה',
  menorah: 'menorah, menoirah, menora, chanukiah, light, lights, מנורה, חנוכיה, נרות, ליכט',
  'menorah-rambam': 'menorah, menoirah, menora, rambam, maimonides, מנורה, רמבם, נרות, ליכט',
}

/** Colours by their common name; cards describe their colours in these words. */
export const colourPhrases: Readonly<Record<string, string>> = {
  'blue navy indigo cobalt azure lapis sea sky ocean':
    'blue, navy, indigo, cobalt, sky blue, כחול, תכלת, בלוי',
  'pink rose blush peony': 'pink, rose, blush, ורוד, ראזע',
  'red burgundy bordeaux vermilion cherry poppy':
    'red, burgundy, bordeaux, maroon, wine red, אדום, בורדו, רויט',
  'green forest emerald olive mint': 'green, emerald, olive, mint, ירוק, גרין',
  'white ivory pearl': 'white, ivory, pearl, cream, לבן, ווייס',
  silver: 'silver, כסף, זילבער',
  'purple plum iris lavender': 'purple, lavender, lilac, violet, plum, סגול',
  'turquoise teal lagoon': 'turquoise, teal, טורקיז',
}
