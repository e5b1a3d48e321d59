/** An address or a hash, whole or shortened. */
const hex = /^0x([\da-f]{40,}|[\da-f]+….+)$/i

/** Those beside the field they were entered in, those that are compared, and rows that open. */
const elsewhere = `:is(${[
  'swap-field-hint',
  'deposit-address-hint',
  'swap-compare-address',
  'deposit-address-text',
  'activity-open',
  'activity-unreadable',
]
  .map((part) => `[data-cw-part='${part}']`)
  .join()}) *`

/**
 * Looks at a story as it ended: whoever reads an address or a hash can copy it.
 *
 * @throws naming those without a button.
 */
export function checkCopies(canvas: HTMLElement): void {
  const faults = Array.from(canvas.querySelectorAll('.cw-root code')).flatMap((code) => {
    const text = code.textContent ?? ''
    const isCopied = code.closest('dd, dt, td, li, p, section')?.querySelector(`[data-cw-part='copy']`)
    return !hex.test(text) || code.matches(elsewhere) || isCopied ? [] : [text]
  })
  if (faults.length > 0) throw new Error(`These can’t be copied:\n${[...new Set(faults)].join('\n')}`)
}
