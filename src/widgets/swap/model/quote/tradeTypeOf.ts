import type { TradeType } from '../../../../schemas/quote/body/tradeType.ts'
import type { SwapValue } from '../entered/swapValue.ts'
import type { SwapSettings } from '../settings/swapSettings.ts'

/** Which amount of a quote is exact: that of the entered side. */
export function tradeTypeOf(
  side: SwapValue['side'],
  { outputTradeType = 'EXACT_OUTPUT' }: Pick<SwapSettings, 'outputTradeType'>,
): TradeType {
  return side === 'pay' ? 'EXACT_INPUT' : outputTradeType
}
