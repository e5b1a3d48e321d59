import { CausewayError } from './base.ts'
import { toSentence } from './toSentence.ts'

/** An argument of a function is not what it must be; nothing was asked, and nothing was prompted. */
export class InvalidArgumentError extends CausewayError {
  override readonly name = 'InvalidArgumentError'
  /** The argument, as a dotted path. */
  readonly argument: string
  /** What it must be, in words. */
  readonly rule: string

  constructor({ caller, argument, rule }: { caller: string; argument: string; rule: string }) {
    super(`The argument "${argument}" of \`${caller}\` is invalid: ${toSentence(rule)}`)
    this.argument = argument
    this.rule = rule
  }
}
