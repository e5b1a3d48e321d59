'use client'
import type { sharedParts } from '../attributes/shared.ts'
import { createUsePart } from './createUsePart.ts'

/** The attributes of the parts that several widgets share. */
export const usePart = createUsePart<typeof sharedParts>()
