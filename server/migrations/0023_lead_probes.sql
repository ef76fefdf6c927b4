CREATE TABLE "lead_probe_outages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_probe_outages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"step" text NOT NULL,
	"reason" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_probe_steps" (
	"probe_id" uuid NOT NULL,
	"step" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reason" text,
	CONSTRAINT "lead_probe_steps_probe_id_step_pk" PRIMARY KEY("probe_id","step")
);
--> statement-breakpoint
CREATE TABLE "lead_probes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"body_sha256" text,
	"number" text,
	"details" jsonb,
	"ended_at" timestamp with time zone,
	"is_passed" boolean
);
--> statement-breakpoint
ALTER TABLE "lead_probe_steps" ADD CONSTRAINT "lead_probe_steps_probe_id_lead_probes_id_fk" FOREIGN KEY ("probe_id") REFERENCES "public"."lead_probes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_probe_outages_open" ON "lead_probe_outages" USING btree ("step") WHERE "lead_probe_outages"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "lead_probes_placed" ON "lead_probes" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "lead_probes_running" ON "lead_probes" USING btree ("placed_at") WHERE "lead_probes"."ended_at" is null;