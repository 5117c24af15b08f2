/* What helps to type a line. It is loaded at the first touch. */
export { keyboardOfLine } from '../../keyboard/line-keyboard.tsx'
export { CheckWords } from './check-words.tsx'
export { LineChips } from './line-chips.tsx'
