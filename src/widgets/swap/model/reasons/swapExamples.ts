import { formatNumber } from '../../../../utils/format/formatNumber.ts'

/** Example numbers with both separators, which users often get wrong. */
const [amount, percent] = [1234.5, 0.5]

/** Example numbers in the locale's format, shown when the user's own can't be read. */
export function swapExamples(locale: string): { readonly amount: string; readonly percent: string } {
  const write = (number: number) => formatNumber(number, locale, { useGrouping: false })
  return {
    // Formatted on demand: most forms never need them.
    get amount() {
      return write(amount)
    },
    get percent() {
      return write(percent)
    },
  }
}
