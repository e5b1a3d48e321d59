import { CausewayError } from './base.ts'
import { toSentence } from './toSentence.ts'

/** What a config, a client or a handler is to be made with, or a config itself, is not what it must be; nothing was sent. */
export class InvalidConfigError extends CausewayError {
  override readonly name = 'InvalidConfigError'
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
