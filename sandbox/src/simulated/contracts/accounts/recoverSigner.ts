import {
  hexToBigInt,
  keccak256,
  numberToHex,
  size,
  slice,
  type Address,
  type Hex,
  getAddress,
  concat,
} from 'viem'

/**
 * Recovers the signer of a hash, like the precompile `ecrecover`. Undefined if the signature is invalid, including one with `s` in the
 * upper half, which could be a modified copy of another (EIP-2).
 *
 * viem's function is asynchronous, but a chain runs a transaction synchronously. No secrets are involved, so timing doesn't matter. Curve
 * and formulas are those of SEC 1 and SEC 2 (secp256k1).
 *
 * @param signature 65 bytes: r, s, and v as 27 or 28.
 */
export function recoverSigner(hash: Hex, signature: Hex): Address | undefined {
  if (size(signature) !== 65) return undefined
  const r = hexToBigInt(slice(signature, 0, 32))
  const s = hexToBigInt(slice(signature, 32, 64))
  const parity = hexToBigInt(slice(signature, 64, 65)) - 27n
  if (r === 0n || r >= order || s === 0n || s > order / 2n || (parity !== 0n && parity !== 1n))
    return undefined
  const point = liftX(r, parity)
  if (!point) return undefined
  const inverse = invert(r, order)
  // The hash may be greater than the order of the curve.
  const fromHash = mod(-hexToBigInt(hash) * inverse, order)
  const fromPoint = mod(s * inverse, order)
  const key = toAffine(add(multiply(generator, fromHash), multiply(point, fromPoint)))
  if (!key) return undefined
  const bytes = concat([numberToHex(key.x, { size: 32 }), numberToHex(key.y, { size: 32 })])
  return getAddress(slice(keccak256(bytes), 12))
}

/** A point in Jacobian coordinates: x / z², y / z³. Infinity has z = 0. */
interface Point {
  x: bigint
  y: bigint
  z: bigint
}

const prime = 2n ** 256n - 2n ** 32n - 977n
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const generator: Point = {
  x: 0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n,
  y: 0x483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8n,
  z: 1n,
}
const infinity: Point = { x: 1n, y: 1n, z: 0n }

/** The point of the curve with this x, and a y that is even or odd; undefined when there is none. */
function liftX(x: bigint, parity: bigint): Point | undefined {
  const square = mod(x ** 3n + 7n)
  // The prime is 3 modulo 4, so this power is the root, if one exists.
  const root = power(square, (prime + 1n) / 4n)
  if (mod(root * root) !== square) return undefined
  return { x, y: root % 2n === parity ? root : prime - root, z: 1n }
}

function double({ x, y, z }: Point): Point {
  const yy = mod(y * y)
  const t = mod(4n * x * yy)
  const slope = mod(3n * x * x)
  const newX = mod(slope * slope - 2n * t)
  return { x: newX, y: mod(slope * (t - newX) - 8n * yy * yy), z: mod(2n * y * z) }
}

function add(one: Point, other: Point): Point {
  if (one.z === 0n) return other
  if (other.z === 0n) return one
  const oneZz = mod(one.z * one.z)
  const otherZz = mod(other.z * other.z)
  const u = mod(one.x * otherZz)
  const t = mod(one.y * otherZz * other.z)
  const h = mod(other.x * oneZz - u)
  const slope = mod(other.y * oneZz * one.z - t)
  if (h === 0n) return slope === 0n ? double(one) : infinity
  const hh = mod(h * h)
  const x = mod(slope * slope - hh * h - 2n * u * hh)
  return { x, y: mod(slope * (u * hh - x) - t * hh * h), z: mod(h * one.z * other.z) }
}

function multiply(point: Point, factor: bigint): Point {
  let product = infinity
  for (const bit of factor.toString(2)) {
    product = double(product)
    if (bit === '1') product = add(product, point)
  }
  return product
}

function toAffine({ x, y, z }: Point): { x: bigint; y: bigint } | undefined {
  if (z === 0n) return undefined
  const inverse = invert(z, prime)
  return { x: mod(x * inverse ** 2n), y: mod(y * inverse ** 3n) }
}

function mod(value: bigint, modulus = prime): bigint {
  const rest = value % modulus
  return rest < 0n ? rest + modulus : rest
}

function power(base: bigint, exponent: bigint, modulus = prime): bigint {
  let result = 1n
  for (const bit of exponent.toString(2)) {
    result = mod(result * result, modulus)
    if (bit === '1') result = mod(result * base, modulus)
  }
  return result
}

/** By Fermat's little theorem: both moduli are primes. */
function invert(value: bigint, modulus: bigint): bigint {
  return power(mod(value, modulus), modulus - 2n, modulus)
}
