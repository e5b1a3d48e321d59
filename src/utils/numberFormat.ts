/** Making an `Intl.NumberFormat` costs thirty times what using one does, so that each is made once. */
const formats = new Map<string, Intl.NumberFormat>()

/** The formatter of a locale. */
export function numberFormat(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = options ? `${locale} ${JSON.stringify(options)}` : locale
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, options)
    formats.set(key, format)
  }
  return format
}
