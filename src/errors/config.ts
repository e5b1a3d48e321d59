import { CausewayError } from './base.ts'

/** An argument of `createConfig`, or a config itself, is not what it must be. */
export class InvalidConfigError extends CausewayError {
  override readonly name = 'InvalidConfigError'
  /** The argument, as a dotted path. */
  readonly argument: string
  /** What it must be, in words. */
  readonly rule: string

  constructor({ caller, argument, rule }: { caller: string; argument: string; rule: string }) {
    super(`The argument "${argument}" of \`${caller}\` is invalid: ${rule}.`)
    this.argument = argument
    this.rule = rule
  }
}
