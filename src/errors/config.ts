import { CausewayError } from './causewayError.ts'
import { toSentence } from '../utils/text/toSentence.ts'

/** An option of a config, a client or a handler is invalid, or the config itself is; nothing was sent. */
export class InvalidConfigError extends CausewayError {
  override readonly name = 'InvalidConfigError'
  /** The argument, as a dotted path. */
  readonly argument: string
  /** What it must be, as text. */
  readonly rule: string

  constructor({ caller, argument, rule }: { caller: string; argument: string; rule: string }) {
    super(`The argument "${argument}" of \`${caller}\` is invalid: ${toSentence(rule)}`)
    this.argument = argument
    this.rule = rule
  }
}
