import { parseArgs } from 'node:util'

/*
 * Arguments of the commands in package.json. Plain JavaScript, like steps.mjs: it runs on any Node
 * that the machine has. Call it before the command does anything else.
 */

/**
 * Reads the arguments of a command. `--help` prints the usage and exits with 0. An unknown argument
 * is named on stderr, and the command exits with 2.
 *
 * @param usage its first line is the form of the call
 * @param options as `parseArgs` takes them
 * @param mostWords how many arguments without a hyphen are allowed
 * @param passesOn whether the arguments after `--` are for the program that the command runs
 * @returns `rest` holds the arguments after `--`
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
    // The rest of the message is about arguments that begin with a hyphen.
    const [fault] = error.message.split('. To specify')
    return refuse(`${fault}.\n\n${usage}`)
  }
}

/** Prints the message and exits with 2, the code for a wrong argument. */
export function refuse(message) {
  console.error(message)
  process.exit(2)
}
