import { formatNumber } from '../../../../utils/format/formatNumber.ts'

/** Show how numbers are written; their separator is what people stumble over. */
const [amount, percent] = [1234.5, 0.5]

/** Numbers as the locale writes them, for those whose own can't be read. */
export function swapExamples(locale: string): { readonly amount: string; readonly percent: string } {
  const write = (number: number) => formatNumber(number, locale, { useGrouping: false })
  return {
    // Written when they are asked for: most forms never need them.
    get amount() {
      return write(amount)
    },
    get percent() {
      return write(percent)
    },
  }
}
