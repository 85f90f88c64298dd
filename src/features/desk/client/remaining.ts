/** Seconds until a session ends: by idleness, and in any case. */
export type Remaining = { readonly idle: number; readonly most: number }

type Told = { readonly idleSeconds: number; readonly seconds: number }

/** What is left of what the server told, so many milliseconds later. */
export function remainingAfter({ idleSeconds, seconds }: Told, milliseconds: number): Remaining {
  const passed = Math.max(0, Math.floor(milliseconds / 1000))
  return { idle: Math.max(0, idleSeconds - passed), most: Math.max(0, seconds - passed) }
}

/** `14 min 05 s`, which nobody takes for a time of day. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}\u00A0min ${String(seconds % 60).padStart(2, '0')}\u00A0s`
}
