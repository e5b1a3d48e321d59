import { checkFields } from '../../../../errors/checks/checkFields.ts'
import { checkArgument } from '../../../../errors/checks/checkKinds.ts'
import { fieldNames } from '../../../../utils/data/fieldNames.ts'
import { sponsoredComponents } from '../../../../schemas/sponsorship/sponsoredComponents.ts'
import { invalidSetting } from './invalidSetting.ts'
import type { SwapSponsorship } from './swapSettings.ts'

const names = fieldNames<keyof SwapSponsorship>({ components: true, maximumUsd: true, shareBps: true })

/**
 * Checks a sponsorship: with a misspelled limit, the sponsor would pay everything.
 *
 * @throws {InvalidArgumentError} naming the first invalid field.
 */
export function checkSponsorship(sponsorship: SwapSponsorship): void {
  checkFields('sponsorship', sponsorship, names, invalidSetting)
  const { components, maximumUsd, shareBps } = sponsorship
  if (components != null && !isComponents(components))
    throw invalidSetting('sponsorship.components', `it must be a list of ${sponsoredComponents.join(', ')}`)
  if (maximumUsd != null && (typeof maximumUsd !== 'bigint' || maximumUsd < 0n))
    throw invalidSetting(
      'sponsorship.maximumUsd',
      'it must be a bigint: millionths of a US dollar, and not negative',
    )
  if (shareBps != null) checkArgument('Swap.Root', 'sponsorship.shareBps', shareBps, 'bps')
}

function isComponents(value: unknown): boolean {
  const known: readonly unknown[] = sponsoredComponents
  return Array.isArray(value) && value.length > 0 && value.every((component) => known.includes(component))
}
