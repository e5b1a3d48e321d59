import { checkProps } from '../../../../errors/checks/checkProps.ts'
import { checkSponsorship } from './checkSponsorship.ts'
import { checkSwapParameters } from './swapQuoteParameters.ts'
import { settingKinds, type SwapSettings } from './swapSettings.ts'

/** @throws {InvalidArgumentError} naming the first invalid setting or field. */
export function checkSettings(settings: SwapSettings): void {
  checkProps(settings, settingKinds, 'Swap.Root')
  const { quoteParameters, sponsorship } = settings
  if (quoteParameters !== undefined) checkSwapParameters(quoteParameters, 'Swap.Root')
  if (sponsorship !== undefined) checkSponsorship(sponsorship)
}
