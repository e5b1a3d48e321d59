import { fieldsOf, isAbsent, type Fields } from '../../schemas/base/json.ts'
import { renameKeys } from '../../schemas/brand.ts'

/** The fees in the format of v3: the price impact of v2, which had one phase before it had two. */
export function toFeesV3(data: Fields, components: ReadonlyMap<string, string>): unknown {
  const impact = data['expandedPriceImpact']
  const { quoted, actual } = fieldsOf(impact)
  const hasPhases = !isAbsent(quoted) || !isAbsent(actual)
  return {
    quoted: renameKeys(hasPhases ? quoted : impact, components),
    actual: renameKeys(actual, components),
    currency: data['feeCurrencyObject'],
  }
}
