/** Words that put an hour after nightfall. */
export const saysEvening = /בערב|אווענט|ביינאכט|בלילה|\bevening\b|\btonight\b|\bnight\b/i

/** Words that put an hour in the daytime. */
export const saysDay =
  /בבוקר|אינדערפרי|בצהריי?ם|אחה["״]צ|נאכמיטאג|\bmorning\b|\bafternoon\b|\bnoon\b/i
