/** State of the stand-ins: faults, calls, spent tokens and mails. It outlives a restart. */
import { DurableObject } from "cloudflare:workers";
import * as v from "valibot";

export const serviceNames = ["mail", "captcha", "geocoder"] as const;
export type ServiceName = (typeof serviceNames)[number];

const faultNames = ["ok", "500", "502", "timeout", "garbage"] as const;
const mailFaultNames = ["refused", "refuses-reply-to", "unread", "400"] as const;
export type MailFault = (typeof mailFaultNames)[number];
export const FaultsSchema = v.strictObject({
  /**
   * `refused`: a 2xx whose recipient result failed. `refuses-reply-to`: a 400 for a mail with a reply-to address.
   * `unread`: the mail goes out, and the response is cut.
   */
  mail: v.optional(v.picklist([...faultNames, ...mailFaultNames])),
  captcha: v.optional(v.picklist(faultNames)),
  geocoder: v.optional(v.picklist(faultNames)),
});
type Faults = v.InferOutput<typeof FaultsSchema>;
type Fault = NonNullable<Faults["mail"]>;

export class StandInsState extends DurableObject<object> {
  constructor(state: DurableObjectState, env: object) {
    super(state, env);
    const { sql } = state.storage;
    sql.exec("create table if not exists faults (service text primary key, fault text not null)");
    sql.exec("create table if not exists calls (service text primary key, count integer not null)");
    sql.exec("create table if not exists tokens (token text primary key, idempotency_key text not null)");
    sql.exec("create table if not exists mails (id integer primary key, mail text not null)");
  }

  /** Counts a call and returns its fault. */
  countCall(service: ServiceName): Fault {
    this.ctx.storage.sql.exec(
      "insert into calls values (?, 1) on conflict (service) do update set count = count + 1",
      service,
    );
    const [row] = this.ctx.storage.sql
      .exec<{ fault: Fault }>("select fault from faults where service = ?", service)
      .toArray();
    return row?.fault ?? "ok";
  }

  callCounts(): Record<ServiceName, number> {
    const rows = this.ctx.storage.sql
      .exec<{ service: ServiceName; count: number }>("select service, count from calls")
      .toArray();
    return { mail: 0, captcha: 0, geocoder: 0, ...Object.fromEntries(rows.map((row) => [row.service, row.count])) };
  }

  setFaults(faults: Faults): Faults {
    for (const [service, fault] of Object.entries(faults)) {
      this.ctx.storage.sql.exec("insert or replace into faults values (?, ?)", service, fault);
    }
    const rows = this.ctx.storage.sql.exec<{ service: string; fault: string }>("select * from faults").toArray();
    return Object.fromEntries(rows.map((row) => [row.service, row.fault]));
  }

  /** Spends a token. @returns false when it was spent before under another idempotency key */
  spendToken(token: string, idempotencyKey: string): boolean {
    const { sql } = this.ctx.storage;
    sql.exec("insert or ignore into tokens values (?, ?)", token, idempotencyKey);
    const row = sql
      .exec<{ idempotency_key: string }>("select idempotency_key from tokens where token = ?", token)
      .one();
    return row.idempotency_key === idempotencyKey;
  }

  addMail(mail: string): void {
    this.ctx.storage.sql.exec("insert into mails (mail) values (?)", mail);
  }

  /** Mails as JSON. */
  listMails(): string[] {
    return this.ctx.storage.sql
      .exec<{ mail: string }>("select mail from mails order by id")
      .toArray()
      .map((row) => row.mail);
  }

  reset(): void {
    for (const table of ["faults", "calls", "tokens", "mails"]) {
      this.ctx.storage.sql.exec(`delete from ${table}`);
    }
  }
}
