import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#database/database.ts';
import { sumNextDay } from '#database/queries/pipeline/category-counts.ts';
import { admin } from '#database/schema/accounts/account.ts';
import { sellerMessage, sellerNote } from '#database/schema/accounts/seller-identity.ts';
import { invitation } from '#database/schema/accounts/staff.ts';
import { auditEntry, contactMessage, newsletterSubscriber } from '#database/schema/activity.ts';
import { announcement, announcementReader, page } from '#database/schema/content.ts';
import { mail, newsletterIssue } from '#database/schema/mail.ts';
import { missingPage, redirect } from '#database/schema/redirect.ts';
import { report } from '#database/schema/report.ts';
import { savedView } from '#database/schema/saved-view.ts';
import { blockedWord, searchCount } from '#database/schema/search.ts';
import type { DataPlan } from './data-plan.ts';
import {
  ARABIC,
  DAY,
  insertAll,
  LONG,
  many,
  type NamedPiece,
  newId,
} from './fill-catalogue-extremes.ts';
import { capitalised } from './invented-words.ts';

const BY = { adminId: 'bench', adminName: 'Somebody of the Bench' };

/** Adds what years of work leave behind in the back offices of a filled marketplace. */
export async function fillBackOffice(db: Database, plan: DataPlan, now: number): Promise<void> {
  const ago = (index: number, step = DAY / 24) => new Date(now - index * step);
  await fillLeadsOfAll(db);
  await fillViews(db, ago(0));
  await fillPeople(db, plan, ago);
  await fillMessages(db, plan, ago);
  await fillReports(db, ago);
  await fillContent(db, plan, ago);
  await fillSearches(db, plan, ago);
  await fillAudit(db, plan, ago);
}

type Ago = (index: number, step?: number) => Date;

/** 4,000 leads of all sellers, half a year of them. */
async function fillLeadsOfAll(db: Database): Promise<void> {
  const drawn = sql`(select id, seller_id, name, price_inr, n, upper(substr(md5('all' || n), 1, 12)) as reference,
      now() - n * interval '1 hour' as came, case when n % 3 = 0 then 'AE' else 'IN' end as region,
      (array['NEW', 'TALKING', 'WON', 'LOST'])[1 + n % 4] as state
    from (select *, row_number() over (order by reverse(id)) as n from product) as pieces where n <= 4000) as drawn`;
  await db.execute(sql`
    insert into lead (id, reference, seller_id, region, state, lost_reason, won_price, won_currency, message,
                      created_at, moved_at, first_moved_at)
    select reverse(id), reference, seller_id, region, state, case state when 'LOST' then 'PRICE' end,
           case state when 'WON' then price_inr end, case state when 'WON' then 'INR' end,
           'Is it still there? ' || ${LONG}::text, came, came,
           case when state <> 'NEW' then came + interval '2 hours' end
      from ${drawn}`);
  await db.execute(sql`
    insert into enquiry (id, reference, product_id, product_name, seller_id, region, price, lead_id, created_at,
                         won_on, won_product_id)
    select reverse(id), reference, id, name, seller_id, region, price_inr, reverse(id), came,
           case state when 'WON' then came::date end, case state when 'WON' then id end from ${drawn}`);
}

/** Of 180 days: each seller's, and those of two thousand pieces, added up as the background does. */
async function fillViews(db: Database, now: Date): Promise<void> {
  const days = sql`generate_series(current_date - 180, current_date, interval '1 day') as day`;
  const regions = sql`(values ('IN', 3), ('AE', 1)) as region (code, share)`;
  await db.execute(sql`
    insert into seller_view_count (seller_id, day, region, piece_views, page_views)
    select id, day, code, share * (20 + extract(doy from day)::int % 7), share
      from seller, ${days}, ${regions} where status`);
  await db.execute(sql`
    insert into view_count (seller_id, day, product_id, region, views)
    select seller_id, day, id, code, share
      from (select id, seller_id from product where published order by id limit 2000) as pieces, ${days}, ${regions}`);
  while (await sumNextDay(db, now));
}

async function fillPeople(db: Database, { sellers, words }: DataPlan, ago: Ago): Promise<void> {
  const roles = ['manager', 'catalogue', 'support', 'finance', 'read-only'] as const;
  const people = many(40, (index) => ({
    ...{ id: newId(), passwordHash: 'none', role: roles[index % 5] ?? 'support' },
    name: index % 9 === 1 ? `${LONG} ${index}` : `${capitalised(words[index] ?? '')} of the Desk`,
    email: `admin${index}@desk.example`,
  }));
  await insertAll(db, admin, people);
  const invited = many(150, (index) => ({
    ...{
      id: newId(),
      kind: 'seller' as const,
      role: '',
      tokenHash: newId(),
      invitedBy: BY.adminName,
      inviterId: BY.adminId,
    },
    name: `${capitalised(words[600 + index] ?? '')} Guests`,
    email: `guest${index}@sellers.example`,
    ...{ createdAt: ago(index), expiresAt: ago(index - 300) },
  }));
  await insertAll(db, invitation, invited);
  const views = many(45, (index) => ({
    ...{ id: newId(), role: 'admin' as const, accountId: people[index % 40]?.id ?? '' },
    ...{ list: 'products', name: `${LONG.slice(0, 48)} ${index}`, query: 'trending=true' },
    ...{ columns: ['name', 'seller'], isShared: true },
  }));
  await insertAll(db, savedView, views);
  const notes = sellers.slice(0, 3).flatMap(({ id: sellerId }) =>
    many(80, (index) => ({
      ...{ id: newId(), sellerId, authorId: 'bench', authorName: BY.adminName },
      ...{ text: `${LONG}. `.repeat(1 + (index % 4)), createdAt: ago(index) },
    })),
  );
  await insertAll(db, sellerNote, notes);
}

async function fillMessages(db: Database, { sellers, words }: DataPlan, ago: Ago): Promise<void> {
  const asked = many(900, (index) => ({
    ...{
      id: newId(),
      name: `${capitalised(words[index] ?? '')} ${index % 50 === 2 ? LONG : 'Shopper'}`,
    },
    email: `shopper${index}@post.example`,
    message: index % 7 === 1 ? `${ARABIC} `.repeat(6) : `${LONG}? `.repeat(1 + (index % 9)),
    ...{ createdAt: ago(index), readAt: index > 300 ? ago(index - 1) : null },
    doneAt: index > 400 ? ago(index - 2) : null,
  }));
  await insertAll(db, contactMessage, asked);
  const talks = sellers.slice(0, 3).flatMap(({ id: sellerId, name }) =>
    many(300, (index) => ({
      ...{ id: newId(), sellerId, about: 'message' as const, createdAt: ago(index) },
      ...(index % 2 === 0
        ? { author: 'seller' as const, authorName: name }
        : { author: 'admin' as const, authorName: BY.adminName }),
      text: `${LONG}. `.repeat(1 + (index % 6)),
    })),
  );
  await insertAll(db, sellerMessage, talks);
  const told = many(120, (index) => ({
    ...{
      id: newId(),
      title: `${LONG} ${index}`,
      text: `${LONG}. `.repeat(5),
      mailed: index % 2 === 0,
    },
    ...{ sellers: 390, by: BY.adminName, createdAt: ago(index, DAY) },
  }));
  await insertAll(db, announcement, told);
  const readers = told.slice(0, 20).flatMap(({ id: announcementId }) =>
    sellers.map(({ id: sellerId }, index) => ({
      ...{ announcementId, sellerId, readAt: index % 3 === 0 ? ago(0) : null },
    })),
  );
  await insertAll(db, announcementReader, readers);
  const subscribers = many(8000, (index) => ({
    ...{ id: newId(), email: `reader${index}@post.example`, createdAt: ago(index, DAY / 10) },
    confirmedAt: index % 9 === 0 ? null : ago(index, DAY / 10),
  }));
  await insertAll(db, newsletterSubscriber, subscribers);
  const issues = many(90, (index) => ({
    ...{ id: newId(), subject: `${LONG} ${index}`, text: `${LONG}. `.repeat(8), by: BY.adminName },
    ...(index < 5
      ? {}
      : { state: 'sent' as const, sentBy: BY.adminName, sentAt: ago(index, DAY * 7) }),
    ...{
      createdAt: ago(index, DAY * 7),
      mailed: index < 5 ? 0 : 7100,
      readers: index < 5 ? 0 : 7100,
    },
  }));
  await insertAll(db, newsletterIssue, issues);
  const mails = many(2500, (index) => ({
    ...{ id: newId(), email: `shop${index % 400}@sellers.example`, subject: `${LONG} ${index}` },
    ...{ sealed: '', nextAt: ago(index), retryUntil: ago(index), createdAt: ago(index, DAY / 200) },
    ...(index % 40 === 3
      ? {
          state: 'failed' as const,
          attempts: 9,
          problem: 'The mail server does not know this mailbox.',
        }
      : { state: 'sent' as const, attempts: 1, settledAt: ago(index, DAY / 200) }),
  }));
  await insertAll(db, mail, mails);
}

/** 900 reports of 300 pieces and 30 shops; none of them answered. */
async function fillReports(db: Database, ago: Ago): Promise<void> {
  const pieces = await rowsOf<NamedPiece>(
    db,
    sql`select id, seller_id as "sellerId", name from product where published order by reverse(id) limit 330`,
  );
  const reports = pieces.flatMap(({ id, sellerId, name }, at) =>
    many(1 + (at % 5), (index) => ({
      ...{ id: newId(), sellerId, reason: 'counterfeit', createdAt: ago(at * 3 + index) },
      ...(at < 30 ? {} : { productId: id, productName: name }),
      words: index % 2 === 0 ? `${LONG}. `.repeat(3) : '',
    })),
  );
  await insertAll(db, report, reports);
}

async function fillContent(db: Database, { words, sellers }: DataPlan, ago: Ago): Promise<void> {
  const pages = many(320, (index) => {
    const kind = index % 8 === 0 ? ('page' as const) : ('story' as const);
    const title = `${capitalised(words[index] ?? '')} ${index % 6 === 1 ? LONG : 'and how it is made'}`;
    const blocks = many(12, () => ({
      kind: 'paragraph' as const,
      spans: [{ text: `${LONG}. `.repeat(6) }],
    }));
    const ar = index % 3 === 0 ? { ar: { title: ARABIC, summary: ARABIC, blocks: [] } } : {};
    const body = { cover: null, isInFooter: index % 80 === 0, ...ar };
    const name = `${words[index]}-${index}`;
    const published = { ...body, name, en: { title, summary: LONG, blocks } };
    return {
      ...{ id: newId(), kind, name, title, published, publishedAt: ago(index, DAY), ...BY },
      ...{ changedAt: ago(index, DAY), updatedAt: ago(index, DAY) },
      draft: index % 10 === 4 ? published : null,
    };
  });
  await insertAll(db, page, pages);
  const redirects = many(2500, (index) => ({
    fromPath: `/stories/${words[index]}-as-it-was-once-called-long-ago-${index}`,
    toPath:
      index % 2 === 0
        ? `/stories/${pages[index % 320]?.name}`
        : `/seller-list/${sellers[index % 400]?.id}`,
    reason: index % 3 === 0 ? ('BY_HAND' as const) : ('PAGE_RENAMED' as const),
    ...{ ...BY, createdAt: ago(index) },
  }));
  await insertAll(db, redirect, redirects);
  const missing = many(3000, (index) => ({
    path: `/${words[index % 3000]}/of-a-shop-that-stood-here-before-this-one/with-a-long-address-${index}`,
    ...{ times: 1 + (index % 90), lastMetAt: ago(index) },
  }));
  await insertAll(db, missingPage, missing);
}

async function fillSearches(db: Database, { words }: DataPlan, ago: Ago): Promise<void> {
  const searched = many(9000, (index) => ({
    ...{
      day: ago(index % 30, DAY)
        .toISOString()
        .slice(0, 10),
      text: `${words[index % 2900]} ${index}`,
    },
    ...{ searches: 1 + (index % 40), found: index % 4 === 0 ? 0 : index, networks: 7n },
  }));
  await insertAll(db, searchCount, searched);
  await insertAll(
    db,
    blockedWord,
    words.slice(0, 250).map((word) => ({ word })),
  );
}

async function fillAudit(db: Database, { sellers, words }: DataPlan, ago: Ago): Promise<void> {
  const actions = ['edit-product', 'change-seller-status', 'log-in', 'save-page', 'add-redirect'];
  const entries = many(30_000, (index) => ({
    ...(index % 3 === 0
      ? { role: 'admin' as const, actorId: 'bench', actorName: BY.adminName }
      : {
          role: 'seller' as const,
          actorId: sellers[index % 400]?.id ?? '',
          actorName: sellers[index % 400]?.name ?? '',
        }),
    ...{
      action: actions[index % 5] ?? '',
      entity: 'seller',
      entityId: sellers[index % 400]?.id ?? '',
    },
    ...{ before: { name: words[index % 2900] }, after: { name: `${words[index % 2900]} ${LONG}` } },
    ...{ sellerId: sellers[index % 400]?.id ?? '', createdAt: ago(index, DAY / 50) },
  }));
  await insertAll(db, auditEntry, entries.reverse());
}
