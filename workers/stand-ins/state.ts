import { DurableObject } from "cloudflare:workers";
import * as v from "valibot";

export type ServiceName = "mail" | "captcha" | "geocoder";

const faultNames = ["ok", "500", "502", "timeout", "garbage"] as const;
export const FaultsSchema = v.strictObject({
  /** `refused`: 2xx with a failed recipient. `refuses-reply-to`: 400. `unread`: sends, then cuts the response. */
  mail: v.optional(v.picklist([...faultNames, "refused", "refuses-reply-to", "unread", "400"])),
  captcha: v.optional(v.picklist(faultNames)),
  geocoder: v.optional(v.picklist(faultNames)),
});
type Faults = v.InferOutput<typeof FaultsSchema>;
export type Fault = NonNullable<Faults["mail"]>;

export class StandInsState extends DurableObject<object> {
  readonly #stored = this.ctx.storage.kv;

  countCall(service: ServiceName): Fault {
    const counts = this.callCounts();
    this.#stored.put("calls", { ...counts, [service]: counts[service] + 1 });
    return this.setFaults({})[service] ?? "ok";
  }

  callCounts(): Record<ServiceName, number> {
    return this.#stored.get<Record<ServiceName, number>>("calls") ?? { mail: 0, captcha: 0, geocoder: 0 };
  }

  /** @returns the faults of all services */
  setFaults(changes: Faults): Faults {
    const faults = { ...this.#stored.get<Faults>("faults"), ...changes };
    this.#stored.put("faults", faults);
    return faults;
  }

  /** @returns false if spent before under another idempotency key */
  spendToken(token: string, idempotencyKey: string): boolean {
    const spentUnder = this.#stored.get<string>(`token ${token}`) ?? idempotencyKey;
    this.#stored.put(`token ${token}`, spentUnder);
    return spentUnder === idempotencyKey;
  }

  addMail(mail: string): void {
    const count = this.#stored.get<number>("mails") ?? 0;
    this.#stored.put("mails", count + 1);
    this.#stored.put(`mail ${String(count).padStart(9, "0")}`, mail);
  }

  listMails(): string[] {
    return Array.from(this.#stored.list<string>({ prefix: "mail " }), ([, mail]) => mail);
  }

  async reset(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
