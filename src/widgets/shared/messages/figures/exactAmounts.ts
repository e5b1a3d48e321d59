'use client'
import { createContext } from 'react'

/**
 * Whether amounts show all their digits, where the user checks them: an amount then looks the same wherever it appears,
 * however it would be rounded there.
 */
export const ExactAmounts = createContext(false)
