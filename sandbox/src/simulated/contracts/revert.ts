import { encodeErrorResult, type Hex } from 'viem'
import { errorAbi, type ErrorName } from './contractAbis.ts'

/** A contract refused a call; all that the call had done is undone. */
export class Revert extends Error {
  override readonly name = 'Revert'
  /** The contract's own name for the reason; undefined when it gave none. */
  readonly errorName: string | undefined
  /** The reason as bytes. */
  readonly data: Hex

  constructor(errorName?: ErrorName, args: readonly unknown[] = []) {
    super(errorName ? `${errorName}(${args.join(', ')})` : 'no reason')
    this.errorName = errorName
    this.data = errorName ? encodeErrorResult({ abi: errorAbi, errorName, args }) : '0x'
  }
}
