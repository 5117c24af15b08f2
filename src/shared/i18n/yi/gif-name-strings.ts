import type { GifNameStrings } from '../gif-name-strings.ts'

export const yiddish: GifNameStrings = {
  add: 'צולייגן א נאמען',
  addTo: (title) => `צולייגן א נאמען: ${title}`,
  close: 'פארמאכן',
  field: 'דער נאמען דערויף',
  picture: (description, name) => (name ? `${description}; ${name}` : description),
  tooLong: 'צו לאנג פאר דער שורה, דערפאר איז עס אפגעשניטן. שרייבט ווייניגער ווערטער.',
  missing: (characters) =>
    `די אותיות פון דעם בילד האבן נישט ${characters.join(' ')} און דערפאר איז עס ארויסגעלאזט.`,
  lettersFailed: 'די אותיות האבן זיך נישט געלאדנט. קוקט נאך אייער אינטערנעט און שרייבט נאכאמאל.',
  share: 'שיקן אויף וואטסעפ',
  download: 'אראפלאדן',
  saved: 'אויפגעהיטן. קוקט אין אייערע אראפגעלאדנטע פיילס.',
  failed:
    'דאס בילד האט זיך נישט געמאכט. אייערע ווערטער זענען נאך דא: קוקט נאך אייער אינטערנעט און פרובירט נאכאמאל.',
}
