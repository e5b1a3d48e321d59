import { expectTypeOf } from 'vitest'
import type { Checkout } from '../../src/exports/widgets.ts'

const order = { token: { chainId: 8453, address: '0x' }, amount: 1n }
const txs = [{ to: '0x', value: 0n, data: '0x' as const }]

// A recipient is paid, or calls spend it.
expectTypeOf({ ...order, recipient: '0x' }).toExtend<Checkout>()
expectTypeOf({ ...order, recipient: '0x', txs }).toExtend<Checkout>()
expectTypeOf({ ...order, txs }).toExtend<Checkout>()
expectTypeOf(order).not.toExtend<Checkout>()
expectTypeOf({ ...order, recipient: undefined as string | undefined }).not.toExtend<Checkout>()
