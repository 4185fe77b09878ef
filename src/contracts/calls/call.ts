import { z } from 'zod';
import { Id } from '../id.ts';
import type { UploadKind } from '../media.ts';
import type { Access, AdminPermission, Policy, StaffRole } from '../policy.ts';
import { Done } from '../response.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Route = `${Method} /${string}`;

/** A multipart body: its text fields, and what its file parts may hold. */
export type CallForm = { fields: z.ZodType; files: Readonly<Record<string, UploadKind>> };

/** The resources that reads show and writes change, for the back offices' query cache. */
export type Resource =
  | 'account'
  | 'announcements'
  | 'api-keys'
  | 'attributes'
  | 'audit'
  | 'bin'
  | 'bulk-changes'
  | 'categories'
  | 'contact-messages'
  | 'content'
  | 'drafts'
  | 'enquiries'
  | 'imports'
  | 'leads'
  | 'mail-texts'
  | 'mails'
  | 'maintenance'
  | 'media-sweep'
  | 'messages'
  | 'newsletter'
  | 'newsletter-issues'
  | 'notices'
  | 'pages'
  | 'people'
  | 'personal-data'
  | 'product-types'
  | 'products'
  | 'redirects'
  | 'reply-templates'
  | 'reports'
  | 'saved-views'
  | 'searches'
  | 'second-factor'
  | 'seller-changes'
  | 'seller-invitations'
  | 'seller-record'
  | 'sellers'
  | 'sessions'
  | 'settings'
  | 'staff'
  | 'sub-categories'
  | 'synonyms'
  | 'webhooks';

/** A call's declaration, apart from its route. */
type Declared = {
  summary: string;
  /** Who may make it, with `permission`, `staff` and `support`; see `Access`, and `refusalOf` in `domain/policy`. */
  policy: Policy;
  permission?: AdminPermission;
  staff?: StaffRole;
  support?: AdminPermission | undefined;
  /** It is about who gets in: no API key makes it. */
  byKey?: false;
  /** The path parameter with the id of the owning seller. */
  owner?: string;
  /** Open to admins who still have to set up the second factor demanded of them. */
  isForSetUp?: boolean;
  /** Of a call that is no `GET`, which maintenance refuses otherwise: it is answered all the same, or dropped unseen. */
  inMaintenance?: 'answered' | 'dropped';
  /** The path parameters, where they are not all ids. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** A JSON body. */
  body?: z.ZodType;
  form?: CallForm;
  /** The JSON of a success: by default a write's with only a message; null for a file, or nothing (204). */
  response?: z.ZodType | null;
  /** The JSON of a success where the query has `fields=card`. */
  cards?: z.ZodType;
  /** Status of a success, 200 unless told. */
  status?: 200 | 201 | 202 | 204;
  /**
   * Of a public read: `false` makes each response anew; `true` caches it although it has no tags.
   */
  kept?: boolean;
  reads?: readonly Resource[];
  /** The resources that a write changes, so that the back offices reload them. */
  changes?: readonly Resource[];
  /** A refusal names the whole paths of what is wrong, as `content/slides/0/to`, not only the fields of the body. */
  namesPaths?: true;
  /** Its section in the API's description, where it does not follow from the path. */
  section?: 'operation' | 'agents';
  /** Media types of the body, where not only JSON. */
  consumes?: readonly string[];
};

/**
 * One call of the API: its route, clients, description, policy test and cache are made from it.
 */
export type Call = Declared &
  Access & {
    route: Route;
    method: Method;
    /** Below `/api`, but of what agents call, with `:name` for each parameter. */
    path: string;
    params: z.ZodObject;
    response: z.ZodType | null;
  };

/** The types of one call, as its clients see it. */
export type CallTypes = {
  params: object;
  query: object;
  body: unknown;
  form: FormData | undefined;
  response: unknown;
  cards?: unknown;
};

/**
 * A call as its clients know it: its route, and `fields` where they want no more than these. `types`
 * exists only for the compiler and is never set.
 */
export type CallAddress<Types extends CallTypes = CallTypes> = {
  route: Route;
  fields?: 'card' | 'all';
  types?: Types;
};

type MethodOf<R> = R extends `${infer M extends Method} ${string}` ? M : never;
type PathOf<R> = R extends `${Method} ${infer Path}` ? Path : never;
type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type ParamsOf<R, D extends Declared> = D['params'] extends z.ZodObject
  ? D['params']
  : z.ZodObject<{ [Name in NamesIn<PathOf<R>>]: typeof Id }>;
type ResponseOf<D extends Declared> = D extends { response: infer R } ? R : typeof Done;
type InputOf<T, None> = T extends z.ZodType ? z.input<T> : None;

/** Of each kind of access by itself, where a declaration leaves open which it is. */
type Defined<R extends Route, D extends Declared> = D extends Declared
  ? Omit<D, 'params' | 'response'> & {
      route: R;
      method: MethodOf<R>;
      path: PathOf<R>;
      params: ParamsOf<R, D>;
      response: ResponseOf<D>;
      types?: {
        params: InputOf<D['params'], { [Name in NamesIn<PathOf<R>>]: string }>;
        query: InputOf<D['query'], Record<never, never>>;
        body: InputOf<D['body'], undefined>;
        form: D['form'] extends CallForm ? FormData : undefined;
        response: ResponseOf<D> extends z.ZodType ? z.output<ResponseOf<D>> : Blob;
        cards: D['cards'] extends z.ZodType ? z.output<D['cards']> : never;
      };
    }
  : never;

/**
 * Declares a call, such as `GET /get-seller/:id`: what it takes, returns and changes, and who may
 * make it. Path parameters are ids unless `params` says otherwise.
 */
export function defineCall<const R extends Route, const D extends Declared>(
  route: R,
  declared: D & (D extends Access ? unknown : Access),
): Defined<R, D> {
  const [method = '', path = ''] = route.split(' ');
  const names = path.match(/(?<=:)\w+/g) ?? [];
  const params = declared.params ?? z.object(Object.fromEntries(names.map((name) => [name, Id])));
  const { response = Done } = declared;
  // The compiler cannot split the route's text.
  return { ...declared, route, method, path, params, response } as unknown as Defined<R, D>;
}

type Needed<Name extends string, T> = undefined extends T
  ? { [N in Name]?: T }
  : { [N in Name]: T };

/** A client's path parameters for a call: omitted where its path has none. */
export type ParamsInput<T extends CallTypes> = [keyof T['params']] extends [never]
  ? { params?: T['params'] }
  : { params: T['params'] };

/** A client's input for a call: its path parameters, and its query, body or form if any. */
export type CallInput<T extends CallTypes = CallTypes> = ParamsInput<T> & {
  query?: T['query'];
} & Needed<'body', T['body']> &
  Needed<'form', T['form']>;

/** The input of a call as the last argument of a function: omitted where nothing is needed. */
export type CallArgs<T extends CallTypes> =
  Record<never, never> extends CallInput<T> ? [input?: CallInput<T>] : [input: CallInput<T>];

/** Types of a call that returns a list. */
export type ListTypes = CallTypes & { response: unknown[] };
