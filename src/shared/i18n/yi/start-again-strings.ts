import type { StartAgainStrings } from '../start-again-strings.ts'

export const yiddish: StartAgainStrings = {
  title: 'אנהייבן פון אנהויב?',
  lead: 'די ווערטער, קאלירן, בילדער און סטיקערס גייען צוריק ווי עס איז געווען. מיט ״צוריקנעמען״ באקומט איר צוריק אייערע טוישן.',
  keep: 'לאזן מיינע טוישן',
  agree: 'פון אנהויב',
}
