import { CausewayError } from './causewayError.ts'
import { toSentence } from '../utils/text/toSentence.ts'

/** An argument of a function is invalid; nothing was requested, and the wallet was not asked. */
export class InvalidArgumentError extends CausewayError {
  override readonly name = 'InvalidArgumentError'
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
