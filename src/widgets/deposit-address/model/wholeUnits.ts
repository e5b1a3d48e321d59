/** Seconds rounded down to the unit that `formatDuration` writes them in: nobody is promised a minute that is not there. */
export function wholeUnits(seconds: number): number {
  const unit = seconds >= 7_200 ? 3_600 : seconds >= 120 ? 60 : 1
  return seconds - (seconds % unit)
}
