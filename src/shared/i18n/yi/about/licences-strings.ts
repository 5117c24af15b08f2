import type { LicencesStrings } from '../../about/licences-strings.ts'

export const yiddish: LicencesStrings = {
  description: 'די פרייע סאפטווער, פאנטן און צייכענונגען פון וואס דער וועבזייטל איז געמאכט.',
  lead: 'דער וועבזייטל איז געמאכט פון די ארבעט פון אסאך, וואס האבן יעדן געלאזט עס ניצן. א דאנק.',
  packages: 'סאפטווער',
  texts: 'אלע ליצענזן אינגאנצן',
  fonts: 'פאנטן',
  fontsLead: 'אלע אונטער SIL Open Font License 1.1, געשניטן צו די אותיות וואס מען דארף.',
  drawings: 'צייכענונגען',
  drawingsLead:
    'די עמאדזשיס צווישן די סטיקערס זענען Fluent Emoji פון Microsoft, אונטער די MIT ליצענץ. אלע אנדערע צייכענונגען זענען געמאכט דורך אונזער אייגענעם קאוד.',
  package: 'פעקל',
  version: 'ווערסיע',
  licence: 'ליצענץ',
}
