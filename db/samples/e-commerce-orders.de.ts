/** What the shop advertised with, by its English name. */
export const germanCampaigns: Readonly<Record<string, string>> = {
  'Autumn letter': 'Herbstbrief',
  'Hut posters': 'Hüttenplakate',
  'Radio in the valley': 'Radio im Tal',
  'Gift guide': 'Geschenkideen',
  'Old friends': 'Stammkundschaft',
  'Market stall': 'Marktstand',
}
