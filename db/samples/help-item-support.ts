import type { SampleArticle } from './help-html.ts'

/** How to care for what the shop sells. The first five are featured. */
export const itemSupportArticles: readonly SampleArticle[] = [
  [
    'Hang a framed print',
    `A framed print weighs a little more than a kilogram. One good nail carries it; two keep it straight.
1. Choose a wall without direct sun.
1. Mark the height: the middle of the picture about 150 cm above the floor.
1. Put in a nail or a screw that suits the wall.
1. Hang the cord over it and look from three steps away.
# Walls of concrete
Use a dowel of 6 millimetres. Adhesive hooks hold on smooth tiles, not on plaster.`,
  ],
  [
    'Warranty: two years on everything',
    `If something breaks in the first two years although you used it as it is meant, we repair it, replace it or give you the money back.
- Keep the invoice or the number of the order.
- Take a picture of the fault and write us two sentences.
Wear is no fault: blades get blunt, candles burn down, felt becomes thinner where you walk.`,
  ],
  [
    'Sharpen the pocket knife',
    `A blunt knife slips, a sharp one cuts where you want. Ten minutes twice a year are enough.
1. Wet the stone with water, the rougher side up.
1. Lay the blade on at an angle of about 15 degrees: two coins fit under its back.
1. Push it over the stone in an arc, ten times on each side.
1. Turn the stone and do the same on the fine side.
1. Wipe it and let a drop of oil run into the joint.
# You would rather not?
Bring it to the counter. The smith of the next village sharpens on Thursdays, for eight francs.`,
  ],
  [
    'Wash the wool blanket',
    `Wool cleans itself well: hanging it out in damp air overnight is mostly enough.
# When it has to be washed
1. Use the wool programme, cold, with a detergent for wool.
1. Spin slowly at most.
1. Dry it lying flat on a towel, away from the heating.
Never use a tumble dryer: the blanket would be half as large and twice as thick.`,
  ],
  [
    'Find the right size of felt slippers',
    `Our slippers are cut narrow and grow a little as you wear them. Order one size larger than your shoes.
- Between two sizes: take the larger one.
- With thick socks: two sizes larger.
If they do not fit, send them back unworn within 14 days. We exchange them once without costs.`,
  ],
  [
    'Oil the bread board',
    `New boards are oiled. When drops of water no longer stay on the wood it is time again, about every three months.
1. Wash the board by hand and let it dry for a day.
1. Rub in linseed or sunflower oil with a cloth.
1. Wipe off what has not gone in after half an hour.
Maple does not like dishwashers, nor does it like lying in water.`,
  ],
  [
    'Remove stains from the enamel mug',
    `Tea leaves brown edges. Put a spoon of baking soda into the mug, fill it with hot water and wait for an hour; then wipe.
Do not scratch with steel wool. The mug may go on the stove and into the dishwasher, but not into the microwave.`,
  ],
  [
    'A chip in the enamel',
    `When a mug falls, a flake may come off. The mug stays usable as long as the chip is on the outside; the dark iron will rust a little, which is harmless.
If it chips on the inside, please use it for pencils. A new one costs half for you if you bring the old one.`,
  ],
  [
    'Let beeswax candles burn evenly',
    `- Cut the wick to one centimetre before you light it.
- Let the candle burn for an hour the first time.
- Keep it out of the draught, and never leave it alone.
A grey bloom on cold candles is natural. A soft cloth wipes it off.`,
  ],
  [
    'Get wax out of the tablecloth',
    `Let the wax harden and break off what you can. Lay blotting paper below and above, and iron it warm, not hot; change the paper until nothing comes any more.
A last shade of yellow goes out with a little spirit.`,
  ],
  [
    'Keep the herb tea fresh',
    `Light and damp take the scent. Keep the bag closed, in a tin, away from the stove; then it is good for two years.
A heaped spoon for a cup, water just below boiling, eight minutes. What is in it stands on the back of the bag, in order of quantity.`,
  ],
  [
    'Allergies: what is in our products',
    `Food shows everything on its packaging. For the rest:
- Blankets and slippers: pure wool, dyed without chrome
- Candles: beeswax, wick of cotton
- Boards and handles: maple, ash and larch, linseed oil
- Bags: linen, buttons of horn
If you react to something that is not listed here, ask us before you order.`,
  ],
  [
    'Look after the garden trowel',
    `Knock off the earth after work and dry the steel. In autumn wipe it with an oily cloth, and give the handle some linseed oil.
A bent tip can be straightened on a stone with a few blows. If the handle comes loose, bring it to us.`,
  ],
  [
    'A new handle for an old tool',
    `We keep handles of ash for every tool we have sold in the past fifteen years.
Tell us what it is, or bring it. Fitting takes a day and costs between 12 and 28 francs. Whoever likes to do it alone gets the handle with a wedge and a page of instructions.`,
  ],
  [
    'The folding saw sticks',
    `Resin is the usual reason. Rub the blade with a little spirit, let it dry, and put one drop of oil on the hinge.
If it still sticks, the blade may be bent. Blades can be replaced: loosen the screw with a coin, put in the new one, tighten it until it just moves.`,
  ],
  [
    'Shorten a walking stick',
    `Hold the stick as you walk: the elbow should be at a right angle. Mark the length at the **lower** end, take off the tip, saw, and round the edge with sandpaper.
We do it at the counter while you wait, free of charge.`,
  ],
  [
    'Replace the tip of the walking stick',
    `Tips of rubber last for two or three summers. Turn the old one off; if it will not move, put it into hot water for five minutes.
Push the new one on with a little soap. Size 18 fits all our sticks of hazel.`,
  ],
  [
    'Clean the glass of a frame',
    `Spray on the cloth, never on the glass: liquid would creep behind it and stain the paper. Water with a drop of vinegar is best.
The frame of larch only needs a dry brush.`,
  ],
  [
    'A print has faded',
    `Our inks keep their colours for decades if no sun falls on them. Behind a window to the south even the best paper turns pale after some years.
Tell us which print it is and when you bought it. In the first five years you get a new sheet for a third of the price; the frame you keep.`,
  ],
  [
    'Change the picture in the frame',
    `1. Lay the frame on a towel with its face down.
1. Bend up the small metal tongues with a knife that is not sharp.
1. Take out the back and the old sheet.
1. Clean the glass, lay in the new sheet, and close it again.
All our prints of 50 by 40 centimetres fit into the same frame.`,
  ],
  [
    'Pages came loose in a book',
    `That should not happen, at whatever age. Please do not glue it yourself.
Send us the number of the order and a picture. You get a new copy, and may keep the old one for somebody who is not afraid of loose pages.`,
  ],
  [
    'Wash the linen bag',
    `At 40 degrees with the pocket turned inside out. It shrinks by about three percent the first time, which is why we sew it a little larger.
Iron it damp. The print stays if you iron from the inside.`,
  ],
  [
    'Spare parts',
    `Most of what we sell can be mended. We keep spare parts for at least ten years.
- Blades, screws and springs for knife and saw
- Handles and wedges
- Tips for walking sticks
- Glass and backs for frames
- Soles of cork for slippers
Ask us for what is not in the list; often somebody in the valley can make it.`,
  ],
  [
    'Give it back at the end of its life',
    `When something can no longer be mended, bring it back. We take wood, steel, wool and glass apart and pass them on.
Candle ends are melted into new candles. For ten worn slippers the felt maker gives us one new insole, and we pass it on to you.`,
  ],
]
