CREATE TABLE "order_calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author_id" integer,
	"outcome" text NOT NULL,
	"call_by" timestamp with time zone,
	"promised_by" timestamp with time zone,
	"call_at" timestamp with time zone,
	"waited_minutes" integer
);--> statement-breakpoint
CREATE TABLE "order_contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author_id" integer,
	"messenger" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "order_handling" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"assignee_id" integer,
	"call_by" timestamp with time zone,
	"promised_by" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"missed_calls" integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author_id" integer,
	"text" text NOT NULL,
	"mentions" jsonb NOT NULL
);--> statement-breakpoint
CREATE TABLE "order_reminders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"order_id" uuid NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"due_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "order_write_keys" (
	"staff_id" integer NOT NULL,
	"key" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_write_keys_staff_id_key_pk" PRIMARY KEY("staff_id","key")
);--> statement-breakpoint
ALTER TABLE "order_calls" ADD CONSTRAINT "order_calls_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "order_calls" ADD CONSTRAINT "order_calls_author_id_staff_id_fk" FOREIGN KEY ("author_id") REFERENCES "staff"("id");--> statement-breakpoint
ALTER TABLE "order_contacts" ADD CONSTRAINT "order_contacts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "order_contacts" ADD CONSTRAINT "order_contacts_author_id_staff_id_fk" FOREIGN KEY ("author_id") REFERENCES "staff"("id");--> statement-breakpoint
ALTER TABLE "order_handling" ADD CONSTRAINT "order_handling_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "order_handling" ADD CONSTRAINT "order_handling_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "staff"("id");--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_author_id_staff_id_fk" FOREIGN KEY ("author_id") REFERENCES "staff"("id");--> statement-breakpoint
ALTER TABLE "order_reminders" ADD CONSTRAINT "order_reminders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "order_reminders" ADD CONSTRAINT "order_reminders_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id");--> statement-breakpoint
ALTER TABLE "order_write_keys" ADD CONSTRAINT "order_write_keys_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id");--> statement-breakpoint
CREATE INDEX "order_calls_order" ON "order_calls" ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_calls_at" ON "order_calls" ("at");--> statement-breakpoint
CREATE INDEX "order_contacts_order" ON "order_contacts" ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_handling_call_by" ON "order_handling" ("call_by","order_id") WHERE "order_handling"."call_by" is not null;--> statement-breakpoint
CREATE INDEX "order_handling_assignee" ON "order_handling" ("assignee_id");--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "order_notes" ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_reminders_order" ON "order_reminders" ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_reminders_due" ON "order_reminders" ("staff_id","order_id") WHERE "order_reminders"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "order_write_keys_age" ON "order_write_keys" ("at");
