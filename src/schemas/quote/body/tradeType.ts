import * as z from 'zod/mini'

/** Which of the two amounts is fixed: the one paid or the one received. */
export const tradeTypes = ['EXACT_INPUT', 'EXACT_OUTPUT', 'EXPECTED_OUTPUT'] as const

/** Which of the two amounts is fixed: the one paid or the one received. */
export type TradeType = (typeof tradeTypes)[number]

export const tradeTypeSchema = z.enum(tradeTypes, `it must be one of ${tradeTypes.join(', ')}`)
