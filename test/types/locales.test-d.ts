import { expectTypeOf } from 'vitest'
import type { Message, Messages } from '@causeway/react/locales'

declare const complete: Messages
const { copy: _, ...incomplete } = complete

// A catalog has every sentence of the English one, and no other.
expectTypeOf<typeof incomplete>().not.toExtend<Messages>()
// @ts-expect-error a key that no widget asks for
export const wordy: Messages = { ...complete, 'swap.unheardOf': 'x' }
// @ts-expect-error a key is missing
export const short: Messages = incomplete

// Forms are for sentences that count.
expectTypeOf<
  Messages['pendingExecutions.title' | 'reason.amount.decimals' | 'activity.total']
>().toEqualTypeOf<Message>()
expectTypeOf<Messages['swap.title']>().toEqualTypeOf<string>()
expectTypeOf<{ one: string }>().not.toExtend<Message>()
