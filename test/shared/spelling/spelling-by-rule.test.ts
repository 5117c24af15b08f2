import { expect, test } from 'vitest'
import { hebrewByRule } from '#shared/spelling/hebrew-by-rule.ts'

test.each([
  ['lindworm', 'לינדוורם', 'לינדווארם'],
  ['rosenberg', 'רוזנברג', 'ראזענבערג'],
  ['greenberg', 'גרינברג', 'גרינבערג'],
  ['goldberg', 'גולדברג', 'גאלדבערג'],
  ['weinstein', 'ויינשטיין', 'וויינשטיין'],
  ['finkelstein', 'פינקלשטיין', 'פינקעלשטיין'],
  ['feldman', 'פלדמן', 'פעלדמאן'],
  ['hoffmann', 'הופמן', 'האפמאן'],
  ['hirschfeld', 'הירשפלד', 'הירשפעלד'],
  ['abramovich', 'אברמוביצ׳', 'אבראמאוויטש'],
  ['moskowitz', 'מוסקוביץ', 'מאסקאוויטש'],
  ['lewandowski', 'לוונדובסקי', 'לעוואנדאווסקי'],
  ['schwartz', 'שוורץ', 'שווארץ'],
  ['teitelbaum', 'טייטלבוים', 'טייטלבוים'],
  ['blumenthal', 'בלומנטל', 'בלומענטאל'],
  ['adler', 'אדלר', 'אדלער'],
  ['kaplan', 'קפלן', 'קאפלאן'],
  ['deutsch', 'דויטש', 'דייטש'],
  ['braun', 'בראון', 'ברוין'],
  ['mueller', 'מילר', 'מילער'],
  ['koenig', 'קניג', 'קעניג'],
  ['mendel', 'מנדל', 'מענדל'],
  ['philip', 'פיליפ', 'פיליפ'],
  ['bach', 'באך', 'באך'],
  ['mark', 'מארק', 'מארק'],
  ['maria', 'מריה', 'מאריא'],
  ['oliver', 'אוליבר', 'אליווער'],
  ['jennifer', 'ג׳ניפר', 'דזשעניפער'],
  ['zhukov', 'ז׳וקוב', 'זשוקאוו'],
  ['mitchell', 'מיצ׳ל', 'מיטשל'],
  ['smith', 'סמית', 'סמיט'],
  ['alter', 'אלטר', 'אלטער'],
  ['erlich', 'ארליך', 'ערליך'],
  ['itkin', 'איטקין', 'איטקין'],
  ['ungar', 'אונגר', 'אונגאר'],
  ['eiger', 'אייגר', 'אייגער'],
  ['wulf', 'וולף', 'וואולף'],
  ['max', 'מאקס', 'מאקס'],
  ['quint', 'קווינט', 'קווינט'],
  ['m', 'מ׳', 'מ׳'],
])('%s by sound', (typed, hebrew, yiddish) => {
  expect([hebrewByRule(typed, 'he')[0], hebrewByRule(typed, 'yi')[0]]).toEqual([hebrew, yiddish])
})

test.each([
  ['charles', 'he', 'צ׳רלס'],
  ['stone', 'he', 'סטון'],
  ['jakob', 'he', 'יקוב'],
  ['zimmerman', 'he', 'צימרמן'],
  ['walter', 'he', 'וולטר'],
  ['stern', 'yi', 'סטערן'],
] as const)('%s has another reading', (typed, language, spelling) => {
  expect(hebrewByRule(typed, language)[1]).toBe(spelling)
})
