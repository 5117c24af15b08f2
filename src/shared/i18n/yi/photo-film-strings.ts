import type { PhotoFilmStrings } from '../photo-film-strings.ts'

export const yiddish: PhotoFilmStrings = {
  title: 'א ווידעא פון אייערע בילדער',
  hebrew: '',
  description: 'מאכט א ווידעא פון אייערע אייגענע בילדער מיט א ניגון, אומזיסט, אויף אייער מכשיר.',
  lead: 'קלויבט אויס 3 ביז 60 בילדער און קורצע קליפס. זיי טוישן זיך לויטן טאקט פון ניגון.',
  kept: 'די בילדער און קליפס בלייבן אויף דעם מכשיר און ווערן נישט געשיקט ערגעץ.',
  photos: 'בילדער און קליפס',
  add: 'צולייגן בילדער אדער קליפס',
  adding: (done, all) => `מען לייענט ${done} פון ${all}…`,
  count: (photos, clips) => {
    const moving = clips === 1 ? 'איין קליפ' : `${clips} קליפס`
    const still = photos === 1 ? 'איין בילד' : `${photos} בילדער`
    if (clips === 0) return still
    return photos === 0 ? moving : `${still}, ${moving}`
  },
  more: (missing) =>
    missing === 1
      ? 'לייגט צו נאך איין בילד אדער קליפ.'
      : `לייגט צו נאך ${missing} בילדער אדער קליפס.`,
  tooMany: 'א ווידעא האט ביז 60 בילדער און קליפס. די ערשטע 60 זענען דא.',
  clipProblems: {
    'clip-large':
      'דער קליפ איז צו גרויס: ביז 200 MB, און ביז 4096 פיקסעלס ברייט. מאכט אים קירצער אדער קלענער.',
    'clip-broken':
      'דער קליפ איז צעבראכן אדער נישט גאנץ. היט אים אפ נאכאמאל, און קלויבט אויס יענעם.',
    'no-picture': 'אין דעם פייל איז דא נאר קול. קלויבט אויס א קליפ מיט בילדער.',
    'no-frames': 'אין דעם קליפ איז נישטא קיין בילדער. קלויבט אויס אן אנדערן.',
    codec:
      'דער בלעטערער קען נישט ווייזן דעם קליפ (אפשר HEVC). היט אים אפ אלס MP4 (H.264), און קלויבט אויס יענעם.',
  },
  notKept: 'אויפן מכשיר איז נישטא קיין פלאץ פאר אלעס. מאכט די ווידעא איידער איר גייט אוועק.',
  unsaved: 'אויפן מכשיר איז נישטא קיין פלאץ פאר די לעצטע ענדערונג. וואס איז געווען איז גאנץ.',
  missing: 'א בילד אדער א קליפ איז מער נישט אויפן מכשיר. נעמט עס אוועק, אדער לייגט עס צו נאכאמאל.',
  byTime: 'אויסשטעלן לויט דער צייט',
  photo: (number) => `בילד ${number}`,
  clip: (number) => `קליפ ${number}`,
  drag: 'שלעפט צו רוקן',
  moved: (place, all) => `געלייגט אויף פלאץ ${place} פון ${all}.`,
  earlier: (name) => `${name}: פריער`,
  later: (name) => `${name}: שפעטער`,
  crop: (name) => `${name}: אפשניידן`,
  remove: (name) => `${name}: אוועקנעמען`,
  trim: (name) => `${name}: אויסקלויבן די סעקונדן`,
  trimTitle: 'אויסקלויבן די סעקונדן',
  trimLead: 'די ווידעא ווייזט 1 ביז 10 סעקונדן פון דעם קליפ.',
  noSound: 'ער האט נישט קיין קול וואס דער בלעטערער קען שפילן.',
  sound: (name) => `${name}: קול`,
  trimClose: 'פארמאכן אן א טויש',
  caption: 'ווערטער אונטערן בילד',
  words: 'טיטל און סוף',
  filmTitle: 'טיטל',
  end: 'ווערטער ביים סוף',
  family: 'סטיל',
  families: { botanical: 'בלעטער', foil: 'גאלד', papercut: 'פאפיר־שניט', ceramic: 'קאכלען' },
  settings: 'ניגון און פארעם',
  song: 'ניגון',
  noSong: 'אן א ניגון',
  length: 'לענג',
  seconds: (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  shape: 'פארעם',
  shapes: { status: 'סטאטוס', square: 'קוואדראט', wide: 'ברייט' },
  size: 'גרייס פון פייל',
  sizes: { chat: 'פאר א טשאט, ביז 16 MB', large: 'שארפער, ביז 60 MB' },
  preview: 'די ווידעא',
  play: 'שפילן',
  pause: 'אפשטעלן',
  time: 'צייט',
  save: 'אפהיטן די ווידעא',
  share: 'שיקן די ווידעא',
  unsupported: 'דער בלעטערער קען נישט מאכן ווידעאס. עפנט דעם בלאט אין Chrome, Edge אדער Safari.',
  needsScript: 'צו מאכן א ווידעא דארף מען JavaScript.',
}
