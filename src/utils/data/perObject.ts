/** Caches one value for each object: created on first use, and kept as long as the object. */
export function perObject<key extends object, value>(create: (key: key) => value): (key: key) => value {
  const values = new WeakMap<key, value>()
  return (key) => {
    const value = values.get(key) ?? create(key)
    values.set(key, value)
    return value
  }
}
