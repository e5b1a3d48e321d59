/** Caches one value for each locale and options, created on first use. */
export function perLocale<value, options = never>(
  create: (locale: string, options?: options) => value,
): (locale: string, options?: options) => value {
  const values = new Map<string, value>()
  return (locale, options) => {
    const key = options ? `${locale} ${JSON.stringify(options)}` : locale
    const value = values.get(key) ?? create(locale, options)
    values.set(key, value)
    return value
  }
}
