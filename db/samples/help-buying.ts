import type { SampleArticle } from './help-html.ts'

/** What customers of the shop ask about buying. The first five are featured. */
export const buyingArticles: readonly SampleArticle[] = [
  [
    'How to order',
    `You can order on our website, by telephone or at the counter. All three cost the same.
1. Choose what you like and how many of it.
1. Tell us where it should go. A second address for the invoice is possible.
1. Choose how you pay.
1. You get a confirmation with the number of your order. Keep it for questions.
# Changed your mind?
As long as the parcel has not left we change or cancel the order free of charge.`,
  ],
  [
    'Ways to pay',
    `Choose what is easiest for you.
- **Invoice** with QR payment part, within 30 days, for customers in Switzerland and Liechtenstein
- **Bank transfer in advance**; the parcel leaves when the money is there
- **Card** or **TWINT** at the counter and online
- **Cash on delivery** within Switzerland
For the first order above 300 francs we ask for payment in advance.`,
  ],
  [
    'When your parcel arrives',
    `What is in stock leaves us on the next working day. Within Switzerland a parcel then takes one or two days.
# Made to order
Framed prints are framed after you order them. Please count on ten days.
# Follow the parcel
The message that it has left contains the tracking number of the carrier.`,
  ],
  [
    'Send something back',
    `If something does not please you, send it back within 14 days: unused, in its packaging, with the delivery note.
1. Tell us that it is coming, best with the number of the order.
1. Pack it well; you pay for the postage.
1. We refund the price within five working days of its arrival.
Not taken back: food that was opened, and what was made or engraved for you.`,
  ],
  [
    'Something arrived damaged',
    `We are sorry. Keep the packaging and take two pictures: one of the damage, one of the parcel.
Send them to us within three days. You get a new piece or your money back, and we settle it with the carrier. You need not send back what is broken unless we ask for it.`,
  ],
  [
    'Something is missing in the parcel',
    `Sometimes an order leaves in two parcels, because one thing is made to order. The delivery note shows what is still to come.
If it should have been in this parcel, tell us the number of the order and what is missing. It leaves on the next working day.`,
  ],
  [
    'Delivery costs',
    `- Letters up to 2 cm thick: 2.50 francs
- Parcels up to 2 kg: 8 francs
- Parcels up to 10 kg: 11 francs
- Bulky or framed: 14 francs
From 120 francs on, delivery within Switzerland is free. Whoever fetches their order at the counter pays nothing.`,
  ],
  [
    'Delivery to other countries',
    `We deliver to Liechtenstein, Austria, Germany, France and Italy. It takes five to eight working days.
Our invoice shows the price without Swiss tax. Import tax and customs are collected by the carrier in your country and are not in our hands.`,
  ],
  [
    'Fetch your order yourself',
    `Choose **Fetch at the counter** when you order. We write to you as soon as everything lies ready, usually on the same day.
Bring the number of the order. We keep it for 14 days; if you need longer, a short call is enough.`,
  ],
  [
    'Change the address of an order',
    `Call us as soon as you notice. Until the parcel is packed we change the address at once.
If it has left already, many carriers let you redirect it online with the tracking number. If it comes back to us we send it again and charge the postage once more.`,
  ],
  [
    'Cancel an order',
    `Until the parcel leaves you can cancel at any time, without giving a reason: by telephone or as an answer to the confirmation.
What you have paid comes back the same way within five working days. What was already framed or engraved for you can no longer be cancelled.`,
  ],
  [
    'Ask for your invoice again',
    `Tell us the number of the order or your name and the month. We send the invoice again as PDF; it keeps its number and its date.
For your tax records we can also send all invoices of a year together.`,
  ],
  [
    'A reminder although you have paid',
    `Payments and reminders cross when they travel on the same day. Then you need not do anything.
If you paid more than five days earlier, please send us the confirmation of your bank. Often the reference number was typed with a slip, and we find the payment quickly.`,
  ],
  [
    'Pay in instalments',
    `From 200 francs on you may pay in three equal parts, over three months and without interest. Please ask before you order; a sentence is enough.
You get one invoice with three payment parts.`,
  ],
  [
    'Gift vouchers',
    `Vouchers are available from 20 francs on, printed on cotton paper or as PDF. They are valid for ten years.
When you order online, enter the number in the field for vouchers. If something is left over it stays on the voucher.`,
  ],
  [
    'Have it wrapped as a gift',
    `For five francs we wrap your order in recycled paper with a cord of linen. Write us the words for the card, up to 200 letters.
The invoice goes to you, never into the parcel.`,
  ],
  [
    'Order for a company or an association',
    `From ten pieces of the same product on you get a discount; ask us for an offer. We need the name of the company, the address for the invoice and, if you have one, your order number.
Payment is within 30 days. Offers are valid for two months.`,
  ],
  [
    'Out of stock: be told when it is back',
    `Tell us what you are waiting for and how we reach you. As soon as it is back we write to you once, and keep one piece for three days.
Prints come back as a rule after three weeks. What is made by hand takes as long as it takes; we tell you what we know.`,
  ],
  [
    'What we keep about you',
    `To deliver an order we need your name, your addresses and a way to reach you. For the books we keep orders and invoices for ten years, as the law requires.
We pass nothing on but the address to the carrier. If you want to know or correct what we have, write to us.`,
  ],
]
