import { encodeErrorResult, type Abi, type Hex } from 'viem'
import { depositoryAbi, erc20Abi } from '../contracts/generated/abis.ts'

const errorItems = [...depositoryAbi, ...erc20Abi].filter((item) => item.type === 'error')
// Typed as any ABI, so that name and arguments need not be told together.
const errorAbi: Abi = errorItems

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

type ErrorName = (typeof errorItems)[number]['name']
