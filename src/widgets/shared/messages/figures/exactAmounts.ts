'use client'
import { createContext } from 'react'

/**
 * Whether amounts stand with all their digits, as where somebody checks them: an amount then reads the same wherever it stands, however
 * it would be rounded there.
 */
export const ExactAmounts = createContext(false)
