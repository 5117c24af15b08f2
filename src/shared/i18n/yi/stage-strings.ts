import type { StageStrings } from '../stage-strings.ts'

export const yiddish: StageStrings = {
  partName: (name, words) => (words ? `${name}, ${words}, טוישן` : `${name}, טוישן`),
  partHelp:
    'מיט די פיילן רירט מען עס, מיט Shift אין גרעסערע טריט. Escape שטעלט עס צוריק. Enter עפנט די ווערטער. פלוס און מינוס מאכן דאס קארטל גרעסער און קלענער. דעם פלאץ, די גרייס און דאס דרייען קען מען אויך אריינשרייבן אונטער ״סטייל״.',
  placed: (across, down) => `${across}% אין די ברייט, ${down}% אין די הויך`,
  backOnCard:
    'עס איז ארויס פונעם קארטל, דערפאר איז עס צוריקגעשטעלט. צו נעמען אוועק, דרוקט ״ארויסנעמען״.',
  stopsAtEdge: 'א שורה בלייבט שטיין ביים ראנד פונעם קארטל. צו נעמען אוועק, מעקט אויס די ווערטער.',
  fit: 'גאנץ',
  zoomed: (percent) => `זום ${percent}%`,
}
