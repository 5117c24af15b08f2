/** The meaning of emoji, in words of the lexicon. */
const wordsOfEmoji: Readonly<Record<string, string>> = {
  '🕎': 'chanukah',
  '🍎': 'apple',
  '🍏': 'apple',
  '🍯': 'honey',
  '🎂': 'birthday',
  '🧁': 'birthday',
  '🎉': 'mazel tov',
  '🎊': 'mazel tov',
  '🥳': 'mazel tov',
  '💍': 'engaged',
  '👰': 'wedding',
  '🤵': 'wedding',
  '💒': 'wedding',
  '👶': 'baby',
  '🍼': 'baby',
  '🎭': 'purim',
  '📜': 'torah',
  '🔥': 'bonfire',
  '🌳': 'tree',
  '🍋': 'esrog',
  '🌸': 'flowers',
  '🌹': 'flowers',
  '💐': 'flowers',
  '🕊': 'dove',
  '🎓': 'graduation',
  '🏠': 'new home',
  '🏡': 'new home',
  '😢': 'sorrow',
  '😭': 'sorrow',
  '💔': 'sorrow',
  '🖤': 'sorrow',
  '🥀': 'sorrow',
  '🤒': 'sick',
  '🤕': 'sick',
  '🤧': 'sick',
  '🏥': 'hospital',
  '🎄': 'christmas',
  '🎅': 'christmas',
  '🎃': 'halloween',
  '🤰': 'pregnant',
}

const knownEmoji = new RegExp(Object.keys(wordsOfEmoji).join('|'), 'gu')

/** @example spellOutEmoji('happy 🎂') // 'happy  birthday ' */
export function spellOutEmoji(text: string): string {
  return text.replace(knownEmoji, (emoji) => ` ${wordsOfEmoji[emoji]} `)
}
