import { parseArgs } from 'node:util'

/*
 * What follows a command of package.json. Plain JavaScript, like steps.mjs: it runs on whatever Node
 * the machine has. To be called before the command does anything.
 */

/**
 * Reads the arguments of a command. `--help` prints the usage and ends with 0. What the command does
 * not know is named on stderr, and ends with 2.
 *
 * @param usage its first line is the form of the call
 * @param options as `parseArgs` takes them
 * @param mostWords how many arguments without a hyphen there may be
 * @param passesOn whether what stands after `--` is for the program that the command runs
 * @returns `rest` is what stands after `--`
 */
export function readArguments({ usage, options = {}, mostWords = 0, passesOn = false }) {
  const given = process.argv.slice(2)
  const end = passesOn && given.includes('--') ? given.indexOf('--') : given.length
  const own = given.slice(0, end)
  if (own.includes('--help') || own.includes('-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    const { values, positionals } = parseArgs({ args: own, options, allowPositionals: true })
    if (positionals.length > mostWords) {
      throw new TypeError(`Unknown argument '${positionals[mostWords]}'`)
    }
    return { values, positionals, rest: given.slice(end + 1) }
  } catch (error) {
    // The rest of its message is about arguments that begin with a hyphen.
    const [fault] = error.message.split('. To specify')
    return refuse(`${fault}.\n\n${usage}`)
  }
}

/** Ends the command for a wrong argument. */
export function refuse(message) {
  console.error(message)
  process.exit(2)
}
