import { encodeErrorResult, type Hex } from 'viem'
import { errorAbi, type ErrorName } from './contractAbis.ts'

/** A contract reverted a call; all changes of the call are undone. */
export class Revert extends Error {
  override readonly name = 'Revert'
  /** Name of the contract's error; undefined if it has none. */
  readonly errorName: string | undefined
  /** The encoded revert data. */
  readonly data: Hex

  constructor(errorName?: ErrorName, args: readonly unknown[] = []) {
    super(errorName ? `${errorName}(${args.join(', ')})` : 'no reason')
    this.errorName = errorName
    this.data = errorName ? encodeErrorResult({ abi: errorAbi, errorName, args }) : '0x'
  }
}
